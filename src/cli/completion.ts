// The command `hexfront completion <shell>`: a script for the shell, made from the commands themselves.
import type { Command } from 'commander';
import { settingNames } from './config-text.ts';
import { EXIT } from './io.ts';
import type { Exit } from './io.ts';
import { complain } from './loading.ts';
import type { Setting } from './main.ts';

type Entry = {
  readonly name: string;
  readonly says: string;
  readonly options: readonly string[];
  /** What can stand in place of its arguments, as far as that is known. */
  readonly values: readonly string[];
  /** It takes the name of a kept game. */
  readonly kept: boolean;
  /** Options after which one of a few words stands. */
  readonly choices: readonly { readonly option: string; readonly words: readonly string[] }[];
};

const entries = (program: Command, known: Readonly<Record<string, readonly string[]>>): readonly Entry[] =>
  program.commands.map((command) => ({
    name: command.name(),
    says: command.description(),
    options: [...command.options.map((option) => option.long ?? option.short ?? ''), '--help'],
    values: command.registeredArguments.flatMap(
      (argument) => argument.argChoices ?? known[argument.name()] ?? [],
    ),
    kept: command.registeredArguments.some((argument) => ['record', 'position'].includes(argument.name())),
    choices: command.options.flatMap(({ long, argChoices: words }) =>
      typeof long === 'string' && words !== undefined ? [{ option: long, words }] : [],
    ),
  }));

/** A line for each option after which one of a few words stands, under the command and the option. */
const afterOptions = (commands: readonly Entry[], line: (place: string, words: string) => string): string =>
  commands
    .flatMap(({ name, choices }) =>
      choices.map(({ option, words }) => line(`${name} ${option}`, words.join(' '))),
    )
    .join('\n');

/** Says the names of the kept games, and nothing that a shell could take for more than a name. */
const GAMES = 'hexfront resume --names 2>/dev/null';

const takingGames = (commands: readonly Entry[]): readonly string[] =>
  commands.filter(({ kept }) => kept).map(({ name }) => name);

/** Words and names of files are kept apart by ends of lines: a name may have spaces in it. */
const bash = (
  commands: readonly Entry[],
): string => `# For every new shell, in ~/.bashrc: eval "$(hexfront completion bash)"
_hexfront() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  local IFS=$'\\n'
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...commands.map(({ name }) => name), '--help', '--version'].join(' ')}"
    COMPREPLY=($(compgen -W "\${words// /$IFS}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${afterOptions(commands, (place, words) => `    '${place}') words="${words}" ;;`)}
  esac
  if [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "\${words// /$IFS}" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.map(({ name, options, values }) => `    ${name}) words="${[...values, ...options].join(' ')}" ;;`).join('\n')}
    *) words="" ;;
  esac
  case "\${COMP_WORDS[1]}" in
    ${takingGames(commands).join('|')})
      case "$word" in -*) ;; *) words="$words $(${GAMES})" ;; esac ;;
  esac
  COMPREPLY=($(compgen -W "\${words// /$IFS}" -f -- "$word"))
}
complete -o filenames -F _hexfront hexfront
`;

const quoted = (text: string): string => text.replaceAll("'", '').replaceAll(':', ',');

const zsh = (commands: readonly Entry[]): string => `#compdef hexfront
# For every new shell, in ~/.zshrc after compinit: eval "$(hexfront completion zsh)"
_hexfront() {
  if (( CURRENT == 2 )); then
    local -a commands
    commands=(${commands.map(({ name, says }) => `'${name}:${quoted(says)}'`).join(' ')})
    _describe command commands
    return
  fi
  case "$words[2] $words[CURRENT-1]" in
${afterOptions(commands, (place, words) => `    '${place}') compadd -- ${words}; return ;;`)}
  esac
  case "$words[2]" in
${commands.map(({ name, options, values, kept }) => `    ${name}) compadd -- ${[...values, ...options].join(' ')}${kept ? ` \${(f)"$(${GAMES})"}` : ''}; _files ;;`).join('\n')}
  esac
}
compdef _hexfront hexfront
`;

const fish = (commands: readonly Entry[]): string =>
  [
    '# For every new shell: hexfront completion fish > ~/.config/fish/completions/hexfront.fish',
    `complete -c hexfront -n '__fish_seen_subcommand_from ${takingGames(commands).join(' ')}' -a '(${GAMES})'`,
    ...commands.flatMap(({ name, says, options, values, choices }) => [
      `complete -c hexfront -n __fish_use_subcommand -a ${name} -d '${quoted(says)}'`,
      ...(values.length === 0
        ? []
        : [`complete -c hexfront -n '__fish_seen_subcommand_from ${name}' -a '${values.join(' ')}'`]),
      ...options.map((option) => {
        const words = choices.find((one) => one.option === option)?.words;
        const after = words === undefined ? '' : ` -x -a '${words.join(' ')}'`;
        return `complete -c hexfront -n '__fish_seen_subcommand_from ${name}' -l ${option.replace(/^--/, '')}${after}`;
      }),
    ]),
    '',
  ].join('\n');

const powershell = (
  commands: readonly Entry[],
): string => `# For every new shell, in $PROFILE: hexfront completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName hexfront -ScriptBlock {
  param($word, $ast, $at)
  $options = @{
${commands.map(({ name, options, values }) => `    '${name}' = @(${[...values, ...options].map((word) => `'${word}'`).join(', ')})`).join('\n')}
  }
  $kept = @(${takingGames(commands)
    .map((name) => `'${name}'`)
    .join(', ')})
  $typed = $ast.CommandElements | ForEach-Object { $_.ToString() }
  $from = if ($typed.Count -gt 1 -and $options.ContainsKey($typed[1]) -and $typed[1] -ne $word) { $options[$typed[1]] } else { $options.Keys }
  if ($typed.Count -gt 1 -and $kept -contains $typed[1] -and $typed[1] -ne $word) { $from = @($from) + @(hexfront resume --names 2>$null) }
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
const withQuestions = (commands: readonly Entry[], questions: readonly string[]): readonly Entry[] => {
  const {
    options = [],
    values = [],
    choices = [],
    kept = false,
  } = commands.find(({ name }) => name === 'ask') ?? {};
  const names = new Set(commands.map(({ name }) => name));
  const words = questions.filter((word) => !names.has(word)).toSorted();
  return [
    ...commands,
    ...words.map((name) => ({ name, says: `ask a position: ${name}`, options, values, choices, kept })),
  ];
};

export const completion = (
  { io, games, boards }: Setting,
  program: Command,
  shell: string,
  questions: Iterable<string>,
): Exit => {
  const write = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (write === undefined) {
    complain(io, [{ code: 'SHELL.UNKNOWN', params: { typed: shell, shells: Object.keys(SHELLS) } }]);
    return EXIT.usage;
  }
  // Short forms of a word need no completion.
  const words = [...questions].filter((word) => /^[a-z]{3,}$/.test(word));
  const known = {
    game: [...new Set([...games, ...boards].map(({ id }) => id))],
    shell: Object.keys(SHELLS),
    setting: settingNames,
    word: [...new Set([...program.commands.map((command) => command.name()), ...words])],
  };
  io.write(write(withQuestions(entries(program, known), words)));
  return EXIT.fine;
};
