import type { ComponentType } from 'react'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { Scene, SceneKind } from '@/domain/catalogue/score/scenes'
import { TypefaceText } from '../../tester/text/typeface-text'
import { ExtremeScene, OpticalSizeScene, RiseScene } from './belts'
import { AlphabetScene, PairScene, SpaceScene, TownsScene } from './fields'
import { LetterScene, SignsScene } from './masts'
import { IrohaScene, PageScene, ScriptsScene, StepsScene, UprightScene, VerseScene } from './pages'
import type { Played, Playing } from './played'
import { UsesScene } from './uses'
import { AlternatesScene, CodeScene, FiguresScene } from './tables'

/** A typeface's page after its name: scenes over the whole width, composed from what its fonts can do. */
export function Score({ typeface }: { typeface: SpecimenView }) {
  const { scenes, facts } = typeface.score
  if (!facts) return null
  const styles = new Map(typeface.styles.map((style) => [style.id, style]))
  const played: Played = {
    facts,
    name: typeface.name,
    slug: typeface.slug,
    lang: typeface.inItself.lang,
    styleNameOf: ({ style }) => styles.get(style)?.name ?? '',
    set: ({ style, at }, text) => (
      <TypefaceText {...text} face={styles.get(style)?.previewFace ?? ''} coordinates={at} />
    ),
  }
  return scenes.map((scene) => {
    // The table has, for each kind, what takes a scene of that kind.
    const Shown = SCENES[scene.kind] as ComponentType<{ scene: Scene; played: Played }>
    return <Shown key={scene.kind} {...{ scene, played }} />
  })
}

/** One component for each kind of scene. */
const SCENES: { [Kind in SceneKind]: ComponentType<Playing<Kind>> } = {
  page: PageScene,
  verse: VerseScene,
  upright: UprightScene,
  iroha: IrohaScene,
  scripts: ScriptsScene,
  steps: StepsScene,
  code: CodeScene,
  alternates: AlternatesScene,
  figures: FiguresScene,
  space: SpaceScene,
  pair: PairScene,
  towns: TownsScene,
  alphabet: AlphabetScene,
  letter: LetterScene,
  signs: SignsScene,
  opticalSize: OpticalSizeScene,
  extreme: ExtremeScene,
  rise: RiseScene,
  uses: UsesScene,
}
