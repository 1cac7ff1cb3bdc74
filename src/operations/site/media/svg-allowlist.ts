/** What a drawing is made of. All else is taken out: nothing here runs, and nothing here fetches. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'switch', 'marker', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath'],
  ...['clipPath', 'mask', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'filter'],
  ...['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix'],
  ...['feDiffuseLighting', 'feDisplacementMap', 'feDistantLight', 'feDropShadow', 'feFlood'],
  ...['feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur', 'feMerge', 'feMergeNode'],
  ...['feMorphology', 'feOffset', 'fePointLight', 'feSpecularLighting', 'feSpotLight'],
  ...['feTile', 'feTurbulence'],
])

/** Of no namespace; `href` and `style` have rules of their own. */
export const SVG_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'lang', 'role', 'version', 'viewBox', 'preserveAspectRatio', 'transform'],
  ...['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-hidden'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'dx', 'dy'],
  ...['d', 'points', 'width', 'height', 'pathLength', 'rotate', 'offset', 'systemLanguage'],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-dashoffset'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width'],
  ...['color', 'opacity', 'display', 'visibility', 'overflow', 'clip', 'clip-path', 'clip-rule'],
  ...['mask', 'filter', 'mix-blend-mode', 'isolation', 'paint-order', 'vector-effect'],
  ...['stop-color', 'stop-opacity', 'flood-color', 'flood-opacity', 'lighting-color'],
  ...['color-interpolation', 'color-interpolation-filters', 'color-rendering'],
  ...['shape-rendering', 'image-rendering', 'text-rendering', 'enable-background'],
  ...['marker-start', 'marker-mid', 'marker-end', 'markerWidth', 'markerHeight', 'markerUnits'],
  ...['refX', 'refY', 'orient', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
  ...['patternUnits', 'patternContentUnits', 'patternTransform', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'mask-type', 'filterUnits', 'primitiveUnits', 'media', 'type'],
  ...['font-family', 'font-size', 'font-size-adjust', 'font-stretch', 'font-style'],
  ...['font-variant', 'font-weight', 'letter-spacing', 'word-spacing', 'text-anchor'],
  ...['text-decoration', 'textLength', 'lengthAdjust', 'startOffset', 'method', 'spacing'],
  ...['dominant-baseline', 'alignment-baseline', 'baseline-shift', 'direction', 'unicode-bidi'],
  ...['writing-mode', 'in', 'in2', 'result', 'mode', 'operator', 'k1', 'k2', 'k3', 'k4', 'scale'],
  ...['stdDeviation', 'values', 'tableValues', 'slope', 'intercept', 'amplitude', 'exponent'],
  ...['baseFrequency', 'numOctaves', 'seed', 'stitchTiles', 'radius', 'order', 'kernelMatrix'],
  ...['divisor', 'bias', 'targetX', 'targetY', 'edgeMode', 'preserveAlpha', 'surfaceScale'],
  ...['diffuseConstant', 'specularConstant', 'specularExponent', 'azimuth', 'elevation', 'z'],
  ...['pointsAtX', 'pointsAtY', 'pointsAtZ', 'limitingConeAngle', 'xChannelSelector'],
  'yChannelSelector',
])

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** Notes that drawing programs leave behind; no browser draws them, and nobody misses them. */
export const NOTES_OF_PROGRAMS =
  /^http:\/\/(www\.inkscape\.org\/|sodipodi\.sourceforge\.net\/|ns\.adobe\.com\/|creativecommons\.org\/ns#|purl\.org\/dc\/|www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#|www\.bohemiancoding\.com\/sketch\/|www\.serif\.com\/|xml\.openoffice\.org\/|www\.corel\.com\/)/

/** Only a part of the same drawing: "#shape". */
export function isOwnReference(address: string): boolean {
  return /^\s*#[^\s"'()\\]+\s*$/.test(address)
}

/** A picture of pixels that stands in the file itself. */
export function isPictureWithin(address: string): boolean {
  return /^\s*data:image\/(png|jpeg|jpg|gif|webp);base64,[a-z0-9+/=\s]+$/i.test(address)
}

const COMMENT = /\/\*[\s\S]*?\*\//g

const FUNCTION_WITH_ADDRESS = /(?:url|src|image|image-set|attr)\s*\(([^)]*)\)?/gi

/**
 * Whether the value of an attribute or a style sheet asks for nothing outside the drawing. An escape would hide what it says, so
 * there is none in it.
 */
export function isHarmlessStyle(text: string): boolean {
  if (
    /[\\<]|@import|@font-face|@namespace|@charset|expression\s*\(|javascript:|data:/i.test(text)
  ) {
    return false
  }
  // Without what looks like comments, and with it: within strings it is none.
  const readings = [text, text.replace(COMMENT, '')]
  const addresses = readings.flatMap((one) => [...one.matchAll(FUNCTION_WITH_ADDRESS)])
  return addresses.every(([, address = '']) => isOwnReference(address.replace(/["']/g, '')))
}

/** A style sheet without the rules that fetch something, or nothing of it where it cannot be taken apart. */
export function cleanStyleSheet(sheet: string): string {
  if (isHarmlessStyle(sheet)) return sheet
  const rules = sheet.replace(COMMENT, '').match(/@[^{};]*;|[^{};]*\{[^{}]*\}/g) ?? []
  const kept = rules.filter(isHarmlessStyle).join('\n')
  return isHarmlessStyle(kept) ? kept : ''
}

/** The declarations of a `style` attribute that fetch nothing. */
export function cleanDeclarations(text: string): string {
  if (isHarmlessStyle(text)) return text
  const kept = text.split(';').filter(isHarmlessStyle).join(';')
  return isHarmlessStyle(kept) ? kept : ''
}
