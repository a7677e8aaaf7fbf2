/** Icons of notes. */
export { default as drop } from '@phosphor-icons/core/fill/chat-teardrop-text-fill.svg?raw';
export { default as lock } from '@phosphor-icons/core/bold/lock-simple-bold.svg?raw';
export { default as link } from '@phosphor-icons/core/bold/link-simple-bold.svg?raw';
export { default as pencil } from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
export { default as bin } from '@phosphor-icons/core/bold/trash-bold.svg?raw';
export { default as classroom } from '@phosphor-icons/core/bold/users-three-bold.svg?raw';
