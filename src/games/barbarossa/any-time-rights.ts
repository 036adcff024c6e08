// What a side may do at any time, whoever is asked: every question of the sequence has these among its rights. To
// concede (4.14d) is not among them: the kernel has `resign` in every game, at every question.
import type { Right } from '../../core/rule-set.ts';
import { supplyRights } from './07-supply/supply-rights.ts';
import { declarations } from './09-cities.ts';
import type { Printed } from './data/sheet.ts';
import type { Own } from './state.ts';

/** 7.4j, 7.7A, 9.1b, 9.2c */
export const rightsAnyTime = (p: Printed): readonly Right<Own>[] => [...supplyRights(p), ...declarations(p)];
