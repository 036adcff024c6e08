// A cursor for the ear, by verb.
import type { Handler } from '../handler.ts';
import { last, said } from './last.ts';
import { ray, ring, rotor } from './rotor.ts';

export const EAR_HANDLERS: Readonly<Record<string, Handler>> = { rotor, ray, ring, last, said };
