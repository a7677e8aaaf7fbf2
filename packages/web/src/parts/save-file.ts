/** Hands a text or its bytes to the user as a file. */
export function saveFile(
  name: string,
  text: string | Uint8Array<ArrayBuffer>,
  type = 'text/plain',
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
