// The command `hexfront completion <shell>`: a script for the shell, made from the commands themselves.
import type { Command } from 'commander';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { complain } from './loading.ts';
import type { Setting } from './main.ts';

type Entry = { readonly name: string; readonly says: string; readonly options: readonly string[] };

const entries = (program: Command): readonly Entry[] =>
  program.commands.map((command) => ({
    name: command.name(),
    says: command.description(),
    options: [...command.options.map((option) => option.long ?? option.short ?? ''), '--help'],
  }));

const bash = (commands: readonly Entry[]): string => `_hexfront() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options }) => `    ${name}) COMPREPLY=($(compgen -W "${options.join(' ')}" -f -- "$word")) ;;`).join('\n')}
  esac
}
complete -o filenames -F _hexfront hexfront
`;

const quoted = (text: string): string => text.replaceAll("'", '').replaceAll(':', ',');

const zsh = (commands: readonly Entry[]): string => `#compdef hexfront
_hexfront() {
  if (( CURRENT == 2 )); then
    local -a commands
    commands=(${commands.map(({ name, says }) => `'${name}:${quoted(says)}'`).join(' ')})
    _describe command commands
    return
  fi
  case "$words[2]" in
${commands.map(({ name, options }) => `    ${name}) compadd -- ${options.join(' ')}; _files ;;`).join('\n')}
  esac
}
compdef _hexfront hexfront
`;

const fish = (commands: readonly Entry[]): string =>
  commands
    .flatMap(({ name, says, options }) => [
      `complete -c hexfront -n __fish_use_subcommand -a ${name} -d '${quoted(says)}'`,
      ...options.map(
        (option) =>
          `complete -c hexfront -n '__fish_seen_subcommand_from ${name}' -l ${option.replace(/^--/, '')}`,
      ),
    ])
    .join('\n')
    .concat('\n');

const powershell = (
  commands: readonly Entry[],
): string => `Register-ArgumentCompleter -Native -CommandName hexfront -ScriptBlock {
  param($word, $ast, $at)
  $options = @{
${commands.map(({ name, options }) => `    '${name}' = @(${options.map((option) => `'${option}'`).join(', ')})`).join('\n')}
  }
  $typed = $ast.CommandElements | ForEach-Object { $_.ToString() }
  $from = if ($typed.Count -gt 1 -and $options.ContainsKey($typed[1]) -and $typed[1] -ne $word) { $options[$typed[1]] } else { $options.Keys }
  $from | Where-Object { $_ -like "$word*" } | Sort-Object | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`;

const SHELLS: Readonly<Record<string, (commands: readonly Entry[]) => string>> = {
  bash,
  zsh,
  fish,
  powershell,
};

/** A question in the place of a command takes what the command that asks does. */
const withQuestions = (commands: readonly Entry[], questions: Iterable<string>): readonly Entry[] => {
  const { options = [] } = commands.find(({ name }) => name === 'ask') ?? {};
  const names = new Set(commands.map(({ name }) => name));
  const words = [...questions].filter((word) => /^[a-z]{3,}$/.test(word) && !names.has(word)).toSorted();
  return [...commands, ...words.map((name) => ({ name, says: `ask a position: ${name}`, options }))];
};

export const completion = (
  { io }: Setting,
  program: Command,
  shell: string,
  questions: Iterable<string>,
): Exit => {
  const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (write === undefined) {
    complain(io, [{ code: 'SHELL.UNKNOWN', params: { typed: shell, shells: Object.keys(SHELLS) } }]);
    return EXIT.usage;
  }
  io.write(write(withQuestions(entries(program), questions)));
  return EXIT.fine;
};
