import type { FontFamilyEntry } from '../../../src/domain/catalogue/font-list/font-family'
import { fromWoff2, toWoff2 } from '../../../src/fonts/convert/to-woff2'
import { atMost, sayKilobytes, type Verdict } from '../figures'

const TYPEFACES = 12
const MOST_AT_REST = 28 * 1024
const MOST_IN_ALL = 48 * 1024

/** What 12 typefaces cost the home page: their names at the default position, inlined, and their whole range of weights after it. */
export async function judgeMenuPreviews(address: string): Promise<Verdict[]> {
  const inlined = inlinedFaces(await (await fetch(address)).text()).slice(0, TYPEFACES)
  const families = (await (await fetch(`${address}/api/fonts`)).json()) as FontFamilyEntry[]
  const range = await menuFilesOf(address, { families, names: inlined.map(({ name }) => name) })

  return [
    atMost(`menu previews of ${inlined.length} typefaces, inlined at one weight`, {
      measured: await packedSize(inlined.map(({ bytes }) => bytes)),
      limit: MOST_AT_REST,
      say: sayKilobytes,
    }),
    atMost(
      `menu previews of ${inlined.length} typefaces, the whole range (${range.length} files)`,
      {
        measured: await packedSize(range),
        limit: MOST_IN_ALL,
        say: sayKilobytes,
      },
    ),
  ]
}

type Face = { name: string; bytes: Uint8Array }

function inlinedFaces(html: string): Face[] {
  const rules = html.matchAll(/font-family:"([^"]+)";src:url\(data:font\/woff2;base64,([^)]+)\)/g)
  return [...rules].map(([, name = '', bytes = '']) => ({
    name,
    bytes: Buffer.from(bytes, 'base64'),
  }))
}

async function menuFilesOf(
  address: string,
  { families, names }: { families: FontFamilyEntry[]; names: string[] },
): Promise<Uint8Array[]> {
  const files = families
    .map((family) => [family, ...family.children].flatMap((one) => one.files))
    .map((all) => all.filter((file) => file.is_menu_preview))
    .filter((menu) => menu.some((file) => names.includes(file.name)))
    .flat()
  const answers = files.map(async ({ file }) => (await fetch(address + file)).arrayBuffer())
  return (await Promise.all(answers)).map((bytes) => new Uint8Array(bytes))
}

/** Tests pack quickly; a shop packs as tightly as it can. What counts is the shop. */
async function packedSize(fonts: Uint8Array[]): Promise<number> {
  let size = 0
  for (const font of fonts) {
    const tight = await toWoff2(await fromWoff2(font), { brotliQuality: 11 })
    size += Math.min(tight.length, font.length)
  }
  return size
}
