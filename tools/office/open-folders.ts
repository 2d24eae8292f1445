/** Chromium's picker of folders, which TypeScript does not declare. */
interface Picker {
  showDirectoryPicker?: (options?: object) => Promise<FileSystemDirectoryHandle>;
}

/** Lets the editor open a company's folder that is no repository: it asks for `.git`, and finds `content`. */
export function openFolders(): void {
  const picker = window as Picker;
  const { showDirectoryPicker } = picker;
  if (!showDirectoryPicker) return;
  const { getDirectoryHandle } = FileSystemDirectoryHandle.prototype;
  picker.showDirectoryPicker = async (options) => {
    const folder = await showDirectoryPicker(options);
    const open: typeof getDirectoryHandle = (name, how) =>
      getDirectoryHandle.call(folder, name === '.git' ? 'content' : name, how);
    return Object.defineProperty(folder, 'getDirectoryHandle', { value: open });
  };
}
