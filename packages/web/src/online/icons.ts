/** Icons of online tables alone. */
export { default as key } from '@phosphor-icons/core/bold/key-bold.svg?raw';
export { default as crown } from '@phosphor-icons/core/fill/crown-simple-fill.svg?raw';
export { default as eye } from '@phosphor-icons/core/bold/eye-bold.svg?raw';
export { default as lost } from '@phosphor-icons/core/bold/wifi-slash-bold.svg?raw';
export { default as whisper } from '@phosphor-icons/core/fill/lock-simple-fill.svg?raw';
