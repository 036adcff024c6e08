// Scripts as TAP version 13, which every runner reads: a test point for each check, and for a script that stopped; replies are comments.
import { ascii } from '../text/ascii.ts';
import { errLines } from './report.ts';
import type { Outlets, Report, Telling } from './report.ts';
import type { Where } from './statement.ts';

/** A description ends at a number sign that nothing stands before. */
const described = (text: string): string => ascii(text).replaceAll('\\', '\\\\').replaceAll('#', '\\#');

/** In quotes, anything is plain text in YAML. */
const yaml = (fields: Readonly<Record<string, string | number | undefined>>): readonly string[] => [
  '  ---',
  ...Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `  ${name}: ${typeof value === 'number' ? value : JSON.stringify(ascii(String(value)))}`,
    ),
  '  ...',
];

const placed = ({ file, line }: Where): { readonly file: string; readonly line: number } => ({ file, line });

export const tapTelling = ({ out, err }: Outlets): Telling => {
  let points = 0;
  const point = (ok: boolean, text: string, more = ''): void => {
    points += 1;
    out(`${ok ? 'ok' : 'not ok'} ${points} - ${described(text)}${more}`);
  };
  const diagnose = (fields: Parameters<typeof yaml>[0]): void => yaml(fields).forEach((line) => out(line));
  const tell = (report: Report): void => {
    switch (report.type) {
      case 'check': {
        const { at, ok, got, want, rule } = report;
        point(ok, at.text);
        return ok ? undefined : diagnose({ ...placed(at), got, want, rule });
      }
      case 'skip':
        return point(true, report.at.text, ' # SKIP the rest of this file');
      case 'score':
        return out(`# ${report.ok ? 'so' : 'not so'}: ${described(report.at.text)}`);
      case 'stop': {
        const { at, code, rule, lines } = report;
        point(false, `stopped: ${at.text}`);
        return diagnose({ ...placed(at), code, rule, message: lines.join(' ') });
      }
      case 'reply':
        return report.lines.forEach((line) => out(`# ${line}`));
      default:
        return undefined;
    }
  };
  out('TAP version 13');
  return {
    report: (report) => {
      for (const line of errLines(report)) err(line);
      tell(report);
    },
    close: () => out(`1..${points}`),
  };
};
