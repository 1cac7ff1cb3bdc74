import { carryOut } from './statements/carry-out'
import statements from './statements/businesses_account.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
