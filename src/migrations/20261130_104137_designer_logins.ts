import { carryOut } from './statements/carry-out'
import statements from './statements/designer_logins.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
