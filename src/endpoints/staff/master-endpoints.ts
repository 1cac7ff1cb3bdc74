import { describeReflow, reflowRiskOf } from '@/domain/catalogue/releases/release-change'
import { variableName } from '@/domain/catalogue/upload/matching/match-file'
import type { FontFacts } from '@/fonts/font-facts'
import { foundIn } from '@/operations/uploads/read-upload'
import {
  findMaster,
  type MasterChange,
  replaceMaster,
  type StyleMaster,
  tryMaster,
} from '@/operations/uploads/replace-master'
import type { StoredRelease } from '@/operations/records/releases'
import type { FontFile } from '@/payload-types'
import { respond } from '../respond'
import { fileNameOf, readMaster } from './read-font-upload'
import { idIn, staffEndpoint } from './staff-endpoint'

const PATH = '/:id/master'

/** The master first, then what buyers receive, then what everybody sees. */
const RANK = ['TTF', 'OTF', 'WOFF2', 'WOFF', 'TRIAL', 'PVW']

/** POST /api/styles/{id}/master: accepts one font file and derives every file the shop needs of it. */
export const uploadMaster = staffEndpoint('post', PATH, async (req) => {
  const master = { styleId: idIn(req), name: fileNameOf(req), bytes: readMaster(req) }
  return respond(describeMaster(await replaceMaster(req.payload, master)))
})

/** GET /api/styles/{id}/master: the same description of the master the style has. */
export const showMaster = staffEndpoint('get', PATH, async (req) =>
  respond(describeMaster(await findMaster(req.payload, idIn(req)))),
)

/** POST /api/styles/{id}/master/compare: what the file would change, before it replaces the master. */
export const compareMaster = staffEndpoint('post', `${PATH}/compare`, async (req) => {
  const master = { styleId: idIn(req), bytes: readMaster(req) }
  return respond(describeChange(await tryMaster(req.payload, master)))
})

function describeChange(change: MasterChange) {
  if (change.kind !== 'changed') return { kind: change.kind, reflow: null, added: 0 }
  const { reflow } = change
  return { kind: change.kind, reflow: describeReflow(reflow), added: reflow.added }
}

/** A style's master as staff see it: its facts in short, its files, and its suggestions for the style's fields. */
function describeMaster({ style, files, release }: StyleMaster) {
  const facts = (style.facts ?? null) as FontFacts | null
  return {
    sha256: style.master ?? null,
    updated_at: style.updatedAt,
    facts: facts && shortFacts(facts),
    suggestions: facts && suggestionsOf(facts),
    release: release && shortRelease(release, style.id),
    files: files
      .toSorted(compareFiles)
      .map((file) => ({
        format: file.format,
        filename: file.filename ?? '',
        size_in_bytes: file.sizeInBytes,
        is_master: Boolean(file.isMaster),
        is_menu_preview: Boolean(file.isMenuPreview),
      })),
  }
}

/** The release the master belongs to, and its effect on this style. */
function shortRelease({ id, version, notes, changes }: StoredRelease, style: string) {
  const change = changes.find((one) => one.style === style)
  return {
    id,
    version,
    has_notes: notes !== '',
    is_first: changes.length === 0,
    reflow: change ? reflowRiskOf(change) : null,
  }
}

function shortFacts(facts: FontFacts) {
  const { typ: _, ...found } = foundIn(facts)
  return found
}

/** A variable master is one style with all its instances: the name of the default instance would be misleading. */
function suggestionsOf({ typ, style, slope, weight, width }: FontFacts) {
  return { name: typ === 'variable' ? variableName({ slope }) : style, typ, weight, width, slope }
}

function compareFiles(a: FontFile, b: FontFile): number {
  return (
    Number(b.isMaster ?? 0) - Number(a.isMaster ?? 0) ||
    RANK.indexOf(a.format) - RANK.indexOf(b.format) ||
    Number(a.isMenuPreview ?? 0) - Number(b.isMenuPreview ?? 0)
  )
}
