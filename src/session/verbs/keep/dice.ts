// The verb `dice`: where they come from, how many have been drawn, and the proof of a game that is over.
import { askYes } from '../../confirm.ts';
import type { Desk } from '../../session.ts';
import type { Reply } from '../../reply.ts';
import { answer, done } from '../../reply.ts';
import { asRefusal, played, tell } from '../../session.ts';
import { refuse } from '../../give-orders.ts';

/** Shows the seed: nothing can be played after it, so it is asked about first. */
const prove = (desk: Desk, seal: string): Reply => {
  const proof = desk.journal?.proof();
  if (proof === undefined) return answer(tell(desk, 'dice.no-seal'));
  if (!proof.ok) return refuse(desk, asRefusal(proof.error));
  return done([...tell(desk, 'dice.seal', { seal }), ...proof.value]);
};

export const dice = (desk: Desk): Reply => {
  const drawn = tell(desk, 'dice.drawn', { drawn: played(desk).state.drawn });
  const { journal } = desk;
  if (journal === undefined) return answer([...tell(desk, 'dice.no-seal'), ...drawn]);
  if (journal.seal === undefined) return answer([...tell(desk, `dice.${journal.dice}`), ...drawn]);
  const { seal } = journal;
  if (desk.match.state.over === undefined) {
    return answer([...tell(desk, 'dice.seal', { seal }), ...tell(desk, 'dice.secret'), ...drawn]);
  }
  const asked = {
    kind: 'confirm',
    yes: () => prove(desk, seal),
    dropped: { key: 'dice.kept', params: {} },
  } as const;
  return askYes(desk, asked, tell(desk, 'confirm.seed'));
};
