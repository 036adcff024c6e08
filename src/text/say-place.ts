// Hexes, and places that are not hexes, in words: by number, by name, or both, as the listener wants it.
import { windWords } from '../hex/directions.ts';
import { sayHex } from './hexspeech.ts';
import type { Voice } from './voice.ts';

type SayPlace = (id: string, voice: Voice) => string;

/** "Kaunas"; "2 west of Minsk" for one without a name, where that is wanted. */
const calledBy = ({ names, hexNames }: Voice, id: string): string | undefined => {
  const name = names.hexName?.(id);
  const near = name === undefined && hexNames === 'name' ? names.hexNear?.(id) : undefined;
  if (near === undefined) return name;
  return `${near.far === 1 ? '' : `${near.far} `}${windWords[near.way]} of ${near.name}`;
};

export const sayNumberOf: SayPlace = (id, voice) => sayHex(id, voice.hexSpeech);

/** In short, as one of several. */
export const sayShort: SayPlace = (id, voice) => {
  const isNamed = voice.hexNames === 'name' || voice.hexNames === 'mixed';
  return (isNamed ? calledBy(voice, id) : undefined) ?? sayHex(id, voice.hexSpeech);
};

/** In a list of the map: by its name where that is how hexes are said, else by its number and its name. */
export const saySpot: SayPlace = (id, voice) => {
  const name = voice.names.hexName?.(id);
  const isNamed = voice.hexNames === 'name' || voice.hexNames === 'mixed';
  if (isNamed && name !== undefined) return name;
  return [sayHex(id, voice.hexSpeech), ...(name === undefined ? [] : [name])].join(' ');
};

/** In short, in words that are typed back in an order. */
export const typedHex = (voice: Voice, id: string): string => sayShort(id, voice).toLowerCase();

export const sayPlace: SayPlace = (id, voice) => voice.names.place(id) ?? sayShort(id, voice);

/** By its name and its number. */
export const sayWhole: SayPlace = (id, voice) => {
  const number = sayHex(id, voice.hexSpeech);
  const name = calledBy(voice, id);
  if (name === undefined) return number;
  const isNumberFirst = voice.hexNames === 'number' || voice.names.hexName?.(id) === undefined;
  return isNumberFirst ? `${number}, ${name}` : `${name}, ${number}`;
};

export const sayNamed: SayPlace = (id, voice) => {
  const where = voice.names.place(id);
  if (where !== undefined) return where;
  const isWhole = voice.hexNames === undefined || voice.hexNames === 'both';
  return (isWhole ? sayWhole : sayShort)(id, voice);
};

/** A box whose name says what it is takes an article; any other name is that of a box. */
const boxCalled = (name: string): string => {
  if (/^(the )?box of /i.test(name)) return `the ${name.replace(/^the /i, '').toLowerCase()}`;
  if (!/^(?!Waiting).*\b(box|pile|pool|reserve)$/i.test(name)) return `the box ${name}`;
  return `the ${name.replace(/^(Dead|Replacement) /, (word) => word.toLowerCase())}`;
};

/** "in Minsk, 21 15" by `sayHexes`; of a box "in the dead pile", "in the box Out of play". */
export const sayInside = (id: string, voice: Voice, sayHexes: SayPlace): string => {
  const box = voice.names.place(id);
  return `in ${box === undefined ? sayHexes(id, voice) : boxCalled(box)}`;
};
