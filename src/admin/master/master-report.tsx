import { describeFacts } from './describe-facts'
import { fileSizeInWords } from '../file-size'
import type { MasterResponse, MasterFile } from './master-response'

/** The facts of the master, and the files that were derived of it. */
export function MasterReport({ facts, files }: Pick<MasterResponse, 'facts' | 'files'>) {
  return (
    <>
      {facts && (
        <dl className="master-facts">
          {describeFacts(facts).map(([word, value]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {files.length > 0 && (
        <table>
          <caption>Files of this style</caption>
          <thead>
            <tr>
              <th scope="col">Format</th>
              <th scope="col">What it is</th>
              <th scope="col">Size</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <tr key={`${file.filename} ${file.format}`}>
                <td>{file.format}</td>
                <td>
                  <a href={`/api/font-files/file/${file.filename}`} download>
                    {purposeOf(file)}
                  </a>
                </td>
                <td>{fileSizeInWords(file.size_in_bytes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function purposeOf({ format, is_master, is_menu_preview }: MasterFile): string {
  if (is_master) return 'Master'
  if (is_menu_preview) return 'Menu preview'
  if (format === 'PVW') return 'Preview'
  return format === 'TRIAL' ? 'Trial font' : 'Web font'
}
