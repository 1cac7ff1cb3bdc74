import { decodePairs, encodePairs } from '../../tester/state/axis-pairs'
import { encodeQuery, readText } from '../../tester/state/encode-query'
import { decodeFeatures, encodeFeatures } from '@/domain/catalogue/features'

/** What of a test stands in the address of its page, in the tester's own words. */
export type AddressedTest = {
  styleKey?: string
  text?: string
  axes?: Record<string, number>
  features?: Record<string, boolean>
}

export function decodeTest(query: string): AddressedTest {
  const params = new URLSearchParams(query)
  const [styleKey, text] = [params.get('style'), readText(params)]
  const axes = decodePairs(params.get('axes'))
  const features = decodeFeatures(params.get('features'))
  return {
    ...(styleKey === null ? {} : { styleKey }),
    ...(text === null ? {} : { text }),
    ...(Object.keys(axes).length > 0 ? { axes } : {}),
    ...(Object.keys(features).length > 0 ? { features } : {}),
  }
}

export function encodeTest(test: AddressedTest): string {
  const { styleKey, text, axes = {}, features = {} } = test
  return encodeQuery([
    ['style', styleKey ?? null],
    ['text', text ?? null],
    ['axes', encodePairs(axes) || null],
    ['features', encodeFeatures(features) || null],
  ])
}
