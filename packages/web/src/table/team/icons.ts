/** Icons of a team. */
export { default as lock } from '@phosphor-icons/core/fill/lock-simple-fill.svg?raw';
export { default as send } from '@phosphor-icons/core/fill/paper-plane-right-fill.svg?raw';
