import type { Payload } from 'payload'
import { menuFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { Style, Typeface } from '@/payload-types'
import { readFont } from '../../fonts/files/font-store'
import { findMenuPreviews } from '../catalogue-records'

export type InlinedFace = { face: string; dataUri: string }

/** Menu previews as data URIs, in the order of the given faces: they are inlined in the page that shows these names first. */
export async function readMenuFaces(payload: Payload, faces: string[]): Promise<InlinedFace[]> {
  const previews = await findMenuPreviews(payload)
  const hashes = new Map(
    // A typeface in the trash has none.
    previews.flatMap(({ style, typeface, sha256 }) =>
      typeface
        ? [[menuFaceName((typeface as Typeface).name, (style as Style).name), sha256] as const]
        : [],
    ),
  )
  const inlined = [...new Set(faces)].map(async (face) => {
    const sha256 = hashes.get(face)
    if (!sha256) return []
    const bytes = await readFont(sha256, 'woff2')
    return [{ face, dataUri: `data:font/woff2;base64,${bytes.toString('base64')}` }]
  })
  return (await Promise.all(inlined)).flat()
}
