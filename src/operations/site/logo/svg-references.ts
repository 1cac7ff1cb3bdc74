/** Only a part of the same drawing: "#shape". */
export function isOwnReference(address: string): boolean {
  return /^\s*#[^\s"'()\\]+\s*$/.test(address)
}

const FUNCTION_WITH_ADDRESS = /(?:url|src|image|image-set|attr)\s*\(([^)]*)\)?/gi

/**
 * Whether the value of an attribute or a style sheet asks for nothing outside the drawing. An escape would hide what it says, so
 * there is none in it.
 */
export function isHarmlessStyle(text: string): boolean {
  if (/\\|@import|@font-face|@namespace|expression\s*\(|javascript:|data:/i.test(text)) return false
  const addresses = [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(FUNCTION_WITH_ADDRESS)]
  return addresses.every(([, address = '']) => isOwnReference(address.replace(/["']/g, '')))
}
