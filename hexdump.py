import json,sys
m=json.load(open('data/typhoon/map.json'))
def nb(h):
    r,c=int(h[:2]),int(h[2:])
    # columns from east; odd rows shifted half a hex WEST
    odd=r%2
    # x = -(c + .5*odd)
    out={}
    for d,(dr,dx) in dict(ne=(-1,.5),e=(0,1),se=(1,.5),sw=(1,-.5),w=(0,-1),nw=(-1,-.5)).items():
        r2=r+dr; x=-(c+.5*odd)+dx; c2=-x-.5*(r2%2)
        if 10<=r2<=53 and 0<=c2<=31: out[d]=f'{r2}{int(c2):02d}'
    return out
S={}
for s in m['hexsides']:
    S.setdefault(frozenset(s['between']),[]).append(s['kind']+(':'+s['of'] if 'of' in s else ''))
for k,v in m['networks'].items():
    for route in v['routes']:
        for a,b in zip(route,route[1:]): S.setdefault(frozenset((a,b)),[]).append(k)
for h in sys.argv[1:]:
    hx=m['hexes'][h]
    print(h,hx['terrain'],list((hx.get('features') or {}).items()),hx['zone'],{d:(n,m['hexes'][n]['terrain'],S.get(frozenset((h,n)),'')) for d,n in nb(h).items()})
