// Words of the book that are no verbs, as `help` explains them and as the table of docs/games/deathstruggle.md has them.
import type { Glossary } from '../../../api/glossary.ts';

export const GLOSSARY: Glossary = {
  allocation: {
    says: 'Allocation: attacks are told while units move, and fought when all of them stand.',
    rules: ['deathstruggle:SEQ.A3', 'deathstruggle:SEQ.A5'],
    as: ['allocate', 'plan'],
  },
  breakthrough: {
    says: 'Breakthrough: after the battles German units that have neither moved nor attacked may do both, with 2 movement factors less. The Russians call theirs Proriv.',
    rules: ['deathstruggle:SEQ.A6', 'deathstruggle:MOV.12', 'deathstruggle:MOV.13', 'deathstruggle:R30'],
    as: ['proriv'],
  },
  disrupted: {
    says: 'Disrupted: a unit that neither moves nor attacks, and is attacked a column better, until it recovers.',
    rules: ['deathstruggle:DIS.1', 'deathstruggle:DIS.5', 'deathstruggle:REC.1', 'deathstruggle:REC.3'],
    as: ['disruption', 'recovery'],
  },
  entrenched: {
    says: 'Entrenched: infantry, rifle and parachute units and armies that stay where they are dig in, and are attacked a column worse.',
    rules: ['deathstruggle:ENT.1', 'deathstruggle:ENT.2', 'deathstruggle:ENT.3', 'deathstruggle:R102'],
    as: ['entrenchment'],
  },
  'operational-bonus': {
    says: 'Operational bonus: what a unit may move beyond its factor as long as it keeps out of the zones of armies and German corps in good order and does not attack.',
    rules: ['deathstruggle:MOV.5', 'deathstruggle:MOV.6', 'deathstruggle:MOV.7', 'deathstruggle:MOV.8'],
    as: ['bonus', 'omb'],
  },
};
