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
