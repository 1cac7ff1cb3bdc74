import { ownValue } from '@/domain/own-value'
import { addressOfFace } from './browser-fonts'

/** "lining-nums" is the feature "lnum". Tabular figures and fractions are set in no line that is measured. */
const FEATURES: Record<string, string> = { 'lining-nums': "'lnum'", 'proportional-nums': "'pnum'" }

const faces = new Map<string, FontFace>()

/**
 * A canvas knows neither axes nor figures. For a text that has some, its font is loaded once more under another name, with
 * both set for good. The families to measure with: until that font has loaded the element's own.
 */
export function faceForCanvas(pen: CanvasRenderingContext2D, element: HTMLElement): string {
  const { fontFamily, fontVariationSettings, fontVariantNumeric } = getComputedStyle(element)
  if (!('variationSettings' in FontFace.prototype)) {
    standInPage(pen.canvas, { fontVariationSettings, fontVariantNumeric })
    return fontFamily
  }
  const [first = ''] = fontFamily.split(',')
  const own = first.trim().replace(/^["']|["']$/g, '')
  const features = fontVariantNumeric.split(' ').flatMap((name) => ownValue(FEATURES, name) ?? [])
  const settings = {
    variationSettings: fontVariationSettings,
    featureSettings: features.join() || 'normal',
  }
  if (Object.values(settings).every((value) => value === 'normal')) return fontFamily

  const name = `${own} ${Object.values(settings).join(' ').replaceAll(/["',]/g, '')}`
  const font = faces.get(name) ?? load(name, own, settings)
  return font?.status === 'loaded' ? `"${name}", ${fontFamily}` : fontFamily
}

type CanvasStyle = Pick<CSSStyleDeclaration, 'fontVariationSettings' | 'fontVariantNumeric'>

/** Safari's fonts take no axes, but a canvas that stands in the page has those of its style. */
export function standInPage(canvas: HTMLCanvasElement, style: CanvasStyle): void {
  const { fontVariationSettings, fontVariantNumeric } = style
  const hidden = { position: 'fixed', visibility: 'hidden', pointerEvents: 'none' }
  Object.assign(canvas.style, hidden, { fontVariationSettings, fontVariantNumeric })
  if (!canvas.isConnected) document.body.append(canvas)
}

function load(name: string, own: string, settings: FontFaceDescriptors): FontFace | null {
  const address = addressOfFace(own)
  if (!address) return null
  const font = new FontFace(name, `url("${address}")`, { weight: '1 1000', ...settings })
  faces.set(name, font)
  document.fonts.add(font)
  font.load().catch(() => {}) // measured with its own, as before
  return font
}
