/** Icons of a match in one file. */
export { default as fileHtml } from '@phosphor-icons/core/fill/file-html-fill.svg?raw';
export { default as noNetwork } from '@phosphor-icons/core/bold/wifi-slash-bold.svg?raw';
export { default as sealCheck } from '@phosphor-icons/core/fill/seal-check-fill.svg?raw';
export { default as sealWarning } from '@phosphor-icons/core/fill/seal-warning-fill.svg?raw';
export { default as warningCircle } from '@phosphor-icons/core/fill/warning-circle-fill.svg?raw';
export { default as again } from '@phosphor-icons/core/bold/arrows-clockwise-bold.svg?raw';
export { default as braces } from '@phosphor-icons/core/bold/brackets-curly-bold.svg?raw';
export { default as otherFile } from '@phosphor-icons/core/bold/file-dashed-bold.svg?raw';
