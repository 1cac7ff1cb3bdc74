import { unpackFonts } from '../../../src/domain/catalogue/lines/name-pack'
import { fromWoff2, toWoff2 } from '../../../src/fonts/convert/to-woff2'
import { atMost, sayKilobytes, type Verdict } from '../figures'

const TYPEFACES = 12
const MOST_AT_REST = 28 * 1024
const MOST_IN_ALL = 48 * 1024

/** What 12 typefaces cost the home page: the names of the first window, inlined, and all of them in their whole range of weights, with those. */
export async function judgeMenuPreviews(address: string): Promise<Verdict[]> {
  const html = await (await fetch(address)).text()
  const inlined = inlinedFaces(html)
  const names = namesIn(html).slice(0, TYPEFACES)
  const requested = names.filter(({ faces }) => !faces.every((face) => inlined.has(face)))

  const atRest = await sumOf([...inlined.values()], tightSize)
  const later = await sumOf(requested, ({ pack }) => packedSize(address + pack))
  return [
    atMost(`menu previews of the first ${inlined.size} typefaces, inlined at one weight`, {
      measured: atRest,
      limit: MOST_AT_REST,
      say: sayKilobytes,
    }),
    atMost(`menu previews of ${names.length} typefaces, the whole range, with those`, {
      measured: atRest + later,
      limit: MOST_IN_ALL,
      say: sayKilobytes,
    }),
  ]
}

function inlinedFaces(html: string): Map<string, Uint8Array> {
  const rules = html.matchAll(/font-family:"([^"]+)";src:url\(data:font\/woff2;base64,([^)]+)\)/g)
  return new Map(
    [...rules].map(([, name = '', bytes = '']) => [name, Buffer.from(bytes, 'base64')]),
  )
}

type Name = { pack: string; faces: string[] }

/** As the page hands them over to React. */
function namesIn(html: string): Name[] {
  const lines = html
    .replaceAll('\\"', '"')
    .matchAll(/"pack":"(\/api\/fonts\/names\/[^"]+)","faces":(\[[^\]]+\])/g)
  return [...lines].map(([, pack = '', faces = '[]']) => ({
    pack,
    faces: JSON.parse(faces) as string[],
  }))
}

/** As it is sent. */
async function packedSize(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const size = Number(answer.headers.get('content-length'))
  const fonts = unpackFonts(await answer.arrayBuffer())
  const [font, ...more] = fonts
  return font && more.length === 0 ? tightSize(new Uint8Array(font)) : size
}

/** Tests pack quickly; a shop packs as tightly as it can. What counts is the shop. */
async function tightSize(woff2: Uint8Array): Promise<number> {
  const tight = await toWoff2(await fromWoff2(woff2), { brotliQuality: 11 })
  return Math.min(tight.length, woff2.length)
}

async function sumOf<Value>(
  values: readonly Value[],
  sizeOf: (value: Value) => Promise<number>,
): Promise<number> {
  let sum = 0
  for (const value of values) sum += await sizeOf(value)
  return sum
}
