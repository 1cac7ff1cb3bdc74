import { useState } from 'react'
import type { Variation, VariationSetting } from '@/domain/catalogue/variation/merge-variation'
import { refuseVariation } from '@/domain/catalogue/variation/refuse-variation'
import { sayOfAxis } from '@/domain/catalogue/variation/say-variation'
import { AxisFields } from './axis-fields'
import { InstanceList } from './instance-list'
import { LostWords } from './lost-words'
import { variationInWords } from './variation-in-words'
import '../quiet-button.css'
import './variation.css'

type Props = {
  /** As the file has it. */
  font: Variation
  setting: VariationSetting
  /** The browser font of the file, where this window has it: instances are set in themselves. */
  face?: string
  onChange: (setting: VariationSetting) => void
}

/** What could not be said, beside the field it was said in. */
export type VariationFault = { place: string; sentence: string }

/** How visitors meet the axes and named instances of a file. What cannot be is refused here, before it is sent. */
export function VariationEditor({ font, setting, face, onChange }: Props) {
  const [fault, setFault] = useState<VariationFault | null>(null)

  function say(place: string, next: VariationSetting) {
    const [sentence] = refuseVariation(font, { before: setting, after: next })
    setFault(sentence ? { place, sentence } : null)
    if (!sentence) onChange(next)
  }

  return (
    <details className="variation">
      <summary>
        <b>Axes and named instances</b>{' '}
        <span className="field-description">{variationInWords(font, setting)}</span>
      </summary>
      <p className="field-description">
        What visitors see and may set. An emptied field says again what the file says. The fonts
        that buyers receive keep every axis in full.
      </p>
      <ul className="variation-axes" aria-label="Axes">
        {font.axes.map((axis) => (
          <AxisFields
            key={axis.tag}
            axis={axis}
            setting={setting}
            fault={fault?.place === `axis ${axis.tag}` ? fault.sentence : null}
            onSay={(change) => say(`axis ${axis.tag}`, sayOfAxis(setting, axis, change))}
          />
        ))}
      </ul>
      {font.instances.length > 0 ? (
        <InstanceList {...{ font, setting, fault, face }} onSay={say} />
      ) : null}
      <LostWords
        font={font}
        words={setting.words}
        onForget={(words) => onChange({ ...setting, words })}
      />
    </details>
  )
}
