// Texts of data files sentence by sentence, since lines are listened to one at a time.

/** A number may begin a sentence; an abbreviation before a small letter ends none. */
export const sentences = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z\d])/);

export const withoutStop = (text: string): string => text.replace(/\.$/, '');
