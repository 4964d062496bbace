export declare const executablePath: string;
export declare const args: string[];
export declare const baseURL: string;
