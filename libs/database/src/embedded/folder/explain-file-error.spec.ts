import { describe, expect, it } from '@jest/globals';
import { DatabaseError } from '../../errors/database-error.js';
import { explainFileError } from './explain-file-error.js';

const failure = (code: string, syscall = 'open', path = '/data/x') =>
  Object.assign(new Error(code), { code, syscall, path });

describe('explainFileError', () => {
  it.each([
    ['EACCES', 'open', /cannot be used by .* \(refused: \/data\/x\)\. Give that user the folder/],
    ['EROFS', 'open', /read-only file system\. Choose a writable one/],
    ['ENOENT', 'mkdir', /read-only file system/],
    ['ENOTDIR', 'mkdir', /a file is in its place\. Choose another/],
    ['EEXIST', 'mkdir', /a file is in its place/],
    ['ENOSPC', 'write', /^The disk that holds \/data is full\. Free some space/],
    ['EDQUOT', 'write', /^The disk that holds \/data is full/],
    ['EPERM', 'chown', /Start the application as an ordinary user/],
    ['EINVAL', 'chown', /Start the application as an ordinary user/],
  ])('says what to do about %s in %s', (code, syscall, sentence) => {
    const error = failure(code, syscall);
    const explained = explainFileError(error, '/data');
    expect(explained).toBeInstanceOf(DatabaseError);
    expect((explained as Error).message).toMatch(sentence);
    expect((explained as Error).cause).toBe(error);
  });

  it.each([
    failure('ENOENT', 'open'),
    failure('EEXIST', 'link'),
    failure('EMFILE'),
    new TypeError('a mistake of ours'),
    new DatabaseError('Already a sentence.'),
  ])('leaves alone what it knows nothing better about: %s', (error) => {
    expect(explainFileError(error, '/data')).toBe(error);
  });
});
