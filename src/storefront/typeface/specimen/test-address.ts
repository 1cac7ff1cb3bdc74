import { decodePairs, encodePairs } from '../../tester/state/axis-pairs'
import { encodeQuery, readText } from '../../tester/state/encode-query'

/** What of a test stands in the address of its page, in the tester's own words. */
export type AddressedTest = { styleKey?: string; text?: string; axes?: Record<string, number> }

export function decodeTest(query: string): AddressedTest {
  const params = new URLSearchParams(query)
  const [styleKey, text] = [params.get('style'), readText(params)]
  const axes = decodePairs(params.get('axes'))
  return {
    ...(styleKey === null ? {} : { styleKey }),
    ...(text === null ? {} : { text }),
    ...(Object.keys(axes).length > 0 ? { axes } : {}),
  }
}

export function encodeTest({ styleKey, text, axes = {} }: AddressedTest): string {
  return encodeQuery([
    ['style', styleKey ?? null],
    ['text', text ?? null],
    ['axes', encodePairs(axes) || null],
  ])
}
