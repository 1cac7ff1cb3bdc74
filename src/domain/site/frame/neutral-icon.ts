/** The icon of a shop that has none of its own: the first letter of its name. As an address, so that no page asks for it. */
export function neutralIcon(name: string): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    '<path fill="#0a0a0a" d="M0 0h32v32H0z"/>',
    '<text x="16" y="24" fill="#f7f7f5" font-family="system-ui,sans-serif" font-weight="700"',
    ` font-size="23" text-anchor="middle">${firstLetter(name)}</text>`,
    '</svg>',
  ].join('')
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Letters and figures alone, so that nothing of a name is read as a part of the drawing. */
export function firstLetter(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? []
  const capital = letter.toLocaleUpperCase('en')
  return [...capital].length === 1 ? capital : letter
}
