/** Icons of the studio: copies of its own (`build/icons.ts`). */
export { default as pencil } from '@phosphor-icons/core/bold/pencil-simple-bold.svg?raw';
export { default as scales } from '@phosphor-icons/core/bold/scales-bold.svg?raw';
export { default as printer } from '@phosphor-icons/core/bold/printer-bold.svg?raw';
export { default as plane } from '@phosphor-icons/core/bold/paper-plane-tilt-bold.svg?raw';
export { default as play } from '@phosphor-icons/core/fill/play-fill.svg?raw';
export { default as fork } from '@phosphor-icons/core/bold/git-fork-bold.svg?raw';
export { default as share } from '@phosphor-icons/core/bold/share-network-bold.svg?raw';
export { default as trash } from '@phosphor-icons/core/bold/trash-bold.svg?raw';
export { default as download } from '@phosphor-icons/core/bold/download-simple-bold.svg?raw';
export { default as tray } from '@phosphor-icons/core/bold/tray-arrow-down-bold.svg?raw';
export { default as warning } from '@phosphor-icons/core/fill/warning-fill.svg?raw';
export { default as seal } from '@phosphor-icons/core/fill/seal-check-fill.svg?raw';
export { default as link } from '@phosphor-icons/core/bold/link-bold.svg?raw';
export { default as wrench } from '@phosphor-icons/core/bold/wrench-bold.svg?raw';
