import { ownValue } from '../../own-value'
import OTHERS from './html-entities.json' with { type: 'json' }

/** The names that HTML 4 gave to the characters from U+00A0 to U+00FF, in their order. */
const LATIN_1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave ' +
  'Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc ' +
  'iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split(' ')

/** How HTML writes a character: by name where it has one, else by its number. */
export function htmlEntityOf(code: number): string {
  const name = LATIN_1[code - 0xa0] ?? ownValue(OTHERS, String.fromCodePoint(code))
  return name ? `&${name};` : `&#x${code.toString(16).toUpperCase()};`
}
