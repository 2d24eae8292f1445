/** Hands the visitor a text as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the bytes by the next task, not before.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
