/** Milliseconds after which the browser has surely taken the file. */
const taken = 10_000;

/** Hands a text to the browser as a file to keep. */
export const saveFile = (name: string, text: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), taken);
};
