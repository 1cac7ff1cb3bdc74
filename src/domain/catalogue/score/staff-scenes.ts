import type { ScoreFacts } from './score-facts'
import { rankScene } from './rank-scenes'
import { SCENE_KINDS, type SceneKind, type StaffScene } from './scenes'
import words from './scene-words.json' with { type: 'json' }

/** A row of the form, as far as it is filled in. */
type Row = {
  kind?: string | null
  do?: string | null
  at?: number | null
  tone?: string | null
  word?: string | null
}

/** What staff said about the scenes of a typeface; of two rows about one scene the first counts. */
export function staffScenes(rows: readonly Row[] | null | undefined): StaffScene[] {
  const scenes = (rows ?? []).flatMap((row) =>
    isSceneKind(row.kind) ? [sceneOf(row, row.kind)] : [],
  )
  return scenes.filter(
    ({ kind }, index) => scenes.findIndex((scene) => scene.kind === kind) === index,
  )
}

function isSceneKind(kind: unknown): kind is SceneKind {
  return typeof kind === 'string' && Object.hasOwn(SCENE_KINDS, kind)
}

function sceneOf({ do: what, at, tone, word }: Row, kind: SceneKind): StaffScene {
  return {
    kind,
    do: what === 'drop' ? 'drop' : 'pin',
    at: typeof at === 'number' && at >= 1 ? Math.floor(at) : null,
    tone: tone === 'positive' || tone === 'negative' ? tone : null,
    word: word?.trim() ?? '',
  }
}

/** Why a scene cannot be pinned, in a sentence for staff; null: it can. */
export function refuseScene(kind: string, facts: ScoreFacts): string | null {
  return isSceneKind(kind) && rankScene(kind, facts) === 0 ? LACKING[kind] : null
}

/** What a scene needs and these fonts lack. */
const LACKING: Record<SceneKind, string> = words.lacking

/** What staff choose from. */
export const SCENE_NAMES: Record<SceneKind, { en: string; de: string }> = words.names
