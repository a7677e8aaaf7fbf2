/** Icons of the review: copies of its own (`build/icons.ts`). */
export { default as branch } from '@phosphor-icons/core/bold/git-branch-bold.svg?raw';
export { default as envelope } from '@phosphor-icons/core/fill/envelope-open-fill.svg?raw';
export { default as eye } from '@phosphor-icons/core/bold/eye-bold.svg?raw';
export { default as listed } from '@phosphor-icons/core/bold/list-magnifying-glass-bold.svg?raw';
export { default as scales } from '@phosphor-icons/core/bold/scales-bold.svg?raw';
export { default as trophy } from '@phosphor-icons/core/fill/trophy-fill.svg?raw';
export { default as caretLeft } from '@phosphor-icons/core/bold/caret-left-bold.svg?raw';
export { default as caretRight } from '@phosphor-icons/core/bold/caret-right-bold.svg?raw';
export { default as chart } from '@phosphor-icons/core/fill/chart-line-up-fill.svg?raw';
export { default as cross } from '@phosphor-icons/core/bold/x-bold.svg?raw';
export { default as dice } from '@phosphor-icons/core/fill/dice-three-fill.svg?raw';
export { default as eyeSlash } from '@phosphor-icons/core/fill/eye-slash-fill.svg?raw';
export { default as list } from '@phosphor-icons/core/bold/list-bullets-bold.svg?raw';
export { default as people } from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
export { default as person } from '@phosphor-icons/core/bold/user-square-bold.svg?raw';
export { default as rewind } from '@phosphor-icons/core/fill/rewind-fill.svg?raw';
export { default as robot } from '@phosphor-icons/core/fill/robot-fill.svg?raw';
