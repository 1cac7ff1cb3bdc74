import { renderSVG } from 'uqr'

/** A QR code for a page, with the quiet zone that readers need around it: black on white in either tone. */
export function codeAsSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 4, whiteColor: '#fff', blackColor: '#000' })
}
