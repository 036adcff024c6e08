// The command `hexfront completion <shell>`: a short script that asks the program itself, by `hexfront __complete`.
import { EXIT } from '../exit-codes.ts';
import type { Exit } from '../exit-codes.ts';
import { complain } from '../load/game.ts';
import type { Setting } from '../main.ts';

const BASH = `# For every new shell, in ~/.bashrc: eval "$(hexfront completion bash)"
_hexfront() {
  local line file
  COMPREPLY=()
  while IFS= read -r line; do
    if [ "$line" = ':files' ]; then
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}")
    else
      COMPREPLY+=("$line")
    fi
    case "$line" in *:) compopt -o nospace 2>/dev/null ;; esac
  done < <(hexfront __complete bash "$COMP_WORDBREAKS" "\${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
}
complete -F _hexfront hexfront
`;

const ZSH = `#compdef hexfront
# For every new shell, in ~/.zshrc after compinit: eval "$(hexfront completion zsh)"
_hexfront() {
  local -a told
  told=("\${(@f)$(hexfront __complete zsh "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)}")
  if (( \${told[(Ie):files]} )); then
    told=("\${(@)told:#:files}")
    _files
  fi
  told=("\${(@)told:#}")
  (( \${#told} )) && _describe -V hexfront told
}
compdef _hexfront hexfront
`;

const FISH = `# For every new shell: hexfront completion fish > ~/.config/fish/completions/hexfront.fish
function __hexfront_complete
  set -l before (commandline -opc)
  set -l typed (commandline -ct)
  for line in (hexfront __complete fish $before[2..-1] "$typed" 2>/dev/null)
    if test "$line" = ':files'
      __fish_complete_path "$typed"
    else
      printf '%s\\n' "$line"
    end
  end
end
complete -c hexfront -f -a '(__hexfront_complete)'
`;

const POWERSHELL = `# For every new shell, in $PROFILE: hexfront completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName hexfront -ScriptBlock {
  param($word, $ast, $at)
  $length = $at - $ast.Extent.StartOffset
  $line = $ast.ToString().PadRight($length).Substring(0, $length)
  hexfront __complete powershell $line 2>$null | Where-Object { $_ -ne ':files' } | ForEach-Object {
    $text, $says = $_ -split "\`t", 2
    if (-not $says) { $says = $text }
    [System.Management.Automation.CompletionResult]::new($text, $text, 'ParameterValue', $says)
  }
}
`;

export const SHELLS: Readonly<Record<string, string>> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
};

export const completion = ({ io }: Setting, shell: string): Exit => {
  const script = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (script === undefined) {
    complain(io, [{ code: 'SHELL.UNKNOWN', params: { typed: shell, shells: Object.keys(SHELLS) } }]);
    return EXIT.usage;
  }
  io.write(script);
  return EXIT.fine;
};
