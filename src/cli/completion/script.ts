import type { Shell } from '../choices.ts';
import { completionRequest } from './request.ts';

/** The scripts hand over the words up to the cursor and offer the lines that come back; file names where none does. */
const scripts: Readonly<Record<Shell, string>> = {
  bash: `_dedup_planner() {
  local IFS=$'\\n'
  COMPREPLY=($(dedup-planner ${completionRequest} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *= ]] && compopt -o nospace
  return 0
}
complete -o default -F _dedup_planner dedup-planner
`,
  zsh: `#compdef dedup-planner
_dedup_planner() {
  local -a words_found
  words_found=("\${(@f)$(dedup-planner ${completionRequest} "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  words_found=(\${words_found:#})
  if (( \${#words_found} )); then
    compadd -S '' -q -- \${(M)words_found:#*=}
    compadd -- \${words_found:#*=}
  else
    _files
  fi
}
if [[ "\${zsh_eval_context[-1]}" == "loadautofunc" ]]; then
  _dedup_planner "$@"
else
  compdef _dedup_planner dedup-planner
fi
`,
  fish: `function __dedup_planner_words
  set -l before (commandline -opc)
  set -l current (commandline -ct)
  set -l found (dedup-planner ${completionRequest} $before[2..-1] "$current" 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path "$current"
  end
end
complete -c dedup-planner -f -a '(__dedup_planner_words)'
`,
};

/** What a shell has to read to complete the words of this tool. */
export function completionScript(shell: Shell): string {
  return scripts[shell];
}
