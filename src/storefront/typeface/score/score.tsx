import type { ReactNode } from 'react'
import type { SpecimenView } from '@/domain/catalogue/pages/page-views'
import type { Setting } from '@/domain/catalogue/score/score-facts'
import type { Scene } from '@/domain/catalogue/score/scenes'
import { TypefaceText } from '../../tester/text/typeface-text'
import { ExtremeScene, OpticalSizeScene, RiseScene } from './belts'
import { AlphabetScene, PairScene, SpaceScene, TownsScene } from './fields'
import { LetterScene, SignsScene } from './masts'
import { IrohaScene, PageScene, ScriptsScene, StepsScene, UprightScene, VerseScene } from './pages'
import type { Played } from './played'
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
    set: (setting, rest) => <SetIn {...rest} setting={setting} faceOf={faceOf} />,
  }
  function faceOf({ style }: Setting): string {
    return styles.get(style)?.previewFace ?? ''
  }
  return scenes.map((scene) => <SceneOf key={scene.kind} scene={scene} played={played} />)
}

type SetInProps = {
  setting: Setting
  faceOf: (setting: Setting) => string
  children: ReactNode
} & Omit<Parameters<typeof TypefaceText>[0], 'face' | 'coordinates' | 'children'>

function SetIn({ setting, faceOf, children, ...rest }: SetInProps) {
  return (
    <TypefaceText {...rest} face={faceOf(setting)} coordinates={setting.at}>
      {children}
    </TypefaceText>
  )
}

function SceneOf({ scene, played }: { scene: Scene; played: Played }) {
  switch (scene.kind) {
    case 'page':
      return <PageScene {...{ scene, played }} />
    case 'verse':
      return <VerseScene {...{ scene, played }} />
    case 'upright':
      return <UprightScene {...{ scene, played }} />
    case 'iroha':
      return <IrohaScene {...{ scene, played }} />
    case 'scripts':
      return <ScriptsScene {...{ scene, played }} />
    case 'steps':
      return <StepsScene {...{ scene, played }} />
    case 'code':
      return <CodeScene {...{ scene, played }} />
    case 'alternates':
      return <AlternatesScene {...{ scene, played }} />
    case 'figures':
      return <FiguresScene {...{ scene, played }} />
    case 'space':
      return <SpaceScene {...{ scene, played }} />
    case 'pair':
      return <PairScene {...{ scene, played }} />
    case 'towns':
      return <TownsScene {...{ scene, played }} />
    case 'alphabet':
      return <AlphabetScene {...{ scene, played }} />
    case 'letter':
      return <LetterScene {...{ scene, played }} />
    case 'signs':
      return <SignsScene {...{ scene, played }} />
    case 'opticalSize':
      return <OpticalSizeScene {...{ scene, played }} />
    case 'extreme':
      return <ExtremeScene {...{ scene, played }} />
    case 'rise':
      return <RiseScene {...{ scene, played }} />
    case 'uses':
      return <UsesScene {...{ scene, played }} />
  }
}
