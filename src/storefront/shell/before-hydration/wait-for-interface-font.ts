/** As long as browsers hold back the words of a font that says `font-display: block`. */
const WAIT_MS = 3000

/**
 * The blank font of tokens.css is there before the first line is set: a browser that met it only then would have painted another.
 * Should the interface font be late or lost, no blank one holds its lines any longer, and whatever there is shows the words.
 */
export function waitForInterfaceFont(): void {
  void document.fonts.load("1em 'UI Blank'")
  setTimeout(() => {
    if (!document.fonts.check('1em UI')) document.documentElement.dataset.withoutUi = ''
  }, WAIT_MS)
}
