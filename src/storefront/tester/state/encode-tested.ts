import { cutText } from '@/domain/catalogue/typed-text'
import { encodePairs, encodeQuery } from './encode-query'
import { encodeFeatures } from '@/domain/catalogue/features'
import { TESTER_RANGES, type TesterState } from './tester-state'

/** A text as another page of the typeface shows it; `size` in pixels. */
type Tested = Pick<
  TesterState,
  'style' | 'sample' | 'leading' | 'axes' | 'features' | 'palette'
> & { text: string | undefined; size: number }

/** The same for the tester, in its own words: `decodeTesterState` reads them. Pixels become hundredths of this window. */
export function encodeTested(tested: Tested, pixelsASize: number): string {
  const { style, sample, text, size, leading, axes, features, palette } = tested
  const hundredths = Math.round((10 * size) / pixelsASize) / 10

  return encodeQuery([
    ['style', style],
    ['sample', sample === 0 ? null : String(sample)],
    ['text', text === undefined ? null : cutText(text)],
    ['size', String(within(TESTER_RANGES.size, hundredths))],
    ['leading', String(within(TESTER_RANGES.leading, leading))],
    ['axes', encodePairs(axes) || null],
    ['features', encodeFeatures(features) || null],
    ['palette', palette > 0 ? String(palette) : null],
  ])
}

function within({ min, max }: { min: number; max: number }, value: number): number {
  return Math.min(max, Math.max(min, value))
}
