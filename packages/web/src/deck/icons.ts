/** Icons of a debrief that no other room has. */
export { default as broadcast } from '@phosphor-icons/core/bold/broadcast-bold.svg?raw';
export { default as eye } from '@phosphor-icons/core/bold/eye-bold.svg?raw';
export { default as pencil } from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
export { default as arrowDown } from '@phosphor-icons/core/fill/arrow-circle-down-fill.svg?raw';
export { default as warning } from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
