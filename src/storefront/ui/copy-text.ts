/** Puts a text into the clipboard; returns what to say about it. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied'
  } catch {
    return 'Your browser does not let this page copy.'
  }
}
