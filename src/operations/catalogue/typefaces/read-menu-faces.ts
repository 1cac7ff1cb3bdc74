import type { Payload } from 'payload'
import { menuFaceName } from '@/domain/catalogue/styles/font-face-names'
import type { Style, Typeface } from '@/payload-types'
import { publicFileName, readFont } from '../../fonts/files/font-store'
import { findMenuPreviews } from '../catalogue-records'

export type InlinedFace = { face: string; dataUri: string }
export type LinkedFace = { face: string; url: string }

/** Menu previews in the order of the given faces: the first as data URIs, inlined in the page that shows these names first, the others with their URLs. */
export async function readMenuFaces(
  payload: Payload,
  faces: string[],
  { inlined = faces.length }: { inlined?: number } = {},
): Promise<(InlinedFace | LinkedFace)[]> {
  const previews = await findMenuPreviews(payload)
  const hashes = new Map(
    // A typeface in the trash has none.
    previews.flatMap(({ style, typeface, sha256 }) =>
      typeface
        ? [[menuFaceName((typeface as Typeface).name, (style as Style).name), sha256] as const]
        : [],
    ),
  )
  const read = [...new Set(faces)].map(async (face, index) => {
    const sha256 = hashes.get(face)
    if (!sha256) return []
    if (index >= inlined)
      return [{ face, url: `/api/font-files/file/${publicFileName(sha256, 'woff2')}` }]
    const bytes = await readFont(sha256, 'woff2')
    return [{ face, dataUri: `data:font/woff2;base64,${bytes.toString('base64')}` }]
  })
  return (await Promise.all(read)).flat()
}
