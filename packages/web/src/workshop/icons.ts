/** Icons of a class. */
export { default as dice } from '@phosphor-icons/core/fill/dice-five-fill.svg?raw';
export { default as shield } from '@phosphor-icons/core/fill/shield-check-fill.svg?raw';
export { default as key } from '@phosphor-icons/core/fill/key-fill.svg?raw';
export { default as megaphone } from '@phosphor-icons/core/fill/megaphone-fill.svg?raw';
