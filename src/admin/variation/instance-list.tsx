import {
  isWithinReach,
  mergeVariation,
  type Variation,
  type VariationSetting,
} from '@/domain/catalogue/variation/merge-variation'
import { sayOfInstance } from '@/domain/catalogue/variation/say-variation'
import { InstanceFields } from './instance-fields'
import type { VariationFault } from './variation-editor'
import { placeInWords } from './variation-in-words'

type Props = {
  font: Variation
  setting: VariationSetting
  fault: VariationFault | null
  face: string | undefined
  onSay: (place: string, setting: VariationSetting) => void
}

/** The file's named instances, in its order. */
export function InstanceList({ font, setting, fault, face, onSay }: Props) {
  const { instances, axes } = font
  const merged = mergeVariation(font, setting)
  const offerAll = (offer: { hidden: boolean }) =>
    instances.reduce((said, { name }) => sayOfInstance(said, name, offer), setting)

  return (
    <>
      <div className="variation-head">
        <h4>Named instances</h4>
        <button type="button" onClick={() => onSay('instances', offerAll({ hidden: false }))}>
          Offer all
        </button>
        <button type="button" onClick={() => onSay('instances', offerAll({ hidden: true }))}>
          Offer none
        </button>
      </div>
      {fault?.place === 'instances' ? (
        <p role="alert" className="variation-fault">
          {fault.sentence}
        </p>
      ) : null}
      <ul className="variation-instances" aria-label="Named instances">
        {instances.map((instance, number) => (
          <InstanceFields
            key={`${instance.name} ${number}`}
            instance={instance}
            word={setting.words.instances.find((word) => word.instance === instance.name)}
            place={placeInWords(instance, instances)}
            isWithinReach={isWithinReach(instance, axes, merged.axes)}
            fault={fault?.place === `instance ${instance.name}` ? fault.sentence : null}
            face={face}
            onSay={(change) =>
              onSay(`instance ${instance.name}`, sayOfInstance(setting, instance.name, change))
            }
          />
        ))}
      </ul>
    </>
  )
}
