import { Button } from '@payloadcms/ui'

type Props = {
  question: { file: File; reflow: string }
  onReplace: (file: File) => void
  onLeave: () => void
}

/** Before a master that moves set texts takes the place of the present one. */
export function MasterConfirmation({ question: { file, reflow }, onReplace, onLeave }: Props) {
  return (
    <div role="alertdialog" aria-labelledby="master-question" className="master-question">
      <p id="master-question">
        <strong>Texts set in this style may reflow.</strong> {reflow}
      </p>
      <p>
        {file.name} makes a new release. Earlier buyers keep the files they bought, and read this
        warning beside the newer ones.
      </p>
      <div className="master-answers">
        <Button type="button" size="small" onClick={() => onReplace(file)}>
          Replace the master all the same
        </Button>
        <Button type="button" size="small" buttonStyle="secondary" onClick={onLeave}>
          Keep the present one
        </Button>
      </div>
    </div>
  )
}
