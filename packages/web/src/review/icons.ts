/** Icons of the review, besides those of the shell. */
export { default as arrowBack } from '@phosphor-icons/core/bold/arrow-counter-clockwise-bold.svg?raw';
export { default as branch } from '@phosphor-icons/core/bold/git-branch-bold.svg?raw';
export { default as envelope } from '@phosphor-icons/core/fill/envelope-open-fill.svg?raw';
export { default as eye } from '@phosphor-icons/core/bold/eye-bold.svg?raw';
export { default as listed } from '@phosphor-icons/core/bold/list-magnifying-glass-bold.svg?raw';
export { default as scales } from '@phosphor-icons/core/bold/scales-bold.svg?raw';
export { default as trophy } from '@phosphor-icons/core/fill/trophy-fill.svg?raw';
