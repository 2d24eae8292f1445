/** URL path of the workbook of all contracts, which the build makes (tools/project-list.ts). */
export const PROJECT_LIST = '/project-list.xlsx';
