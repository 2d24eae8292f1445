/** Files that systems put into folders by themselves. */
const OF_THE_SYSTEM = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;

/**
 * The dropped files, with those in dropped folders, but not what systems put there. To be called while the drop is
 * handled: afterwards the browser gives none. A file in a folder that cannot be read is an empty one.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return [...files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [
      await new Promise<File>((resolve) => {
        const empty = () => resolve(new File([], entry.name));
        (entry as FileSystemFileEntry).file(resolve, empty);
      }),
    ];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const within: File[] = [];
  for (;;) {
    // A browser gives a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (some.length === 0) return within;
    const own = some.filter(({ name }) => !OF_THE_SYSTEM.test(name));
    within.push(...(await Promise.all(own.map(filesIn))).flat());
  }
}
