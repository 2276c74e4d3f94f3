# Zig as the compiler for another platform; dev/release/wheels.py fills in the variables.
set(CMAKE_SYSTEM_NAME ${QMINES_TARGET_SYSTEM})
set(CMAKE_SYSTEM_PROCESSOR ${QMINES_TARGET_MACHINE})
set(CMAKE_CXX_COMPILER ${QMINES_TARGET_TOOLS}/c++)
set(CMAKE_AR ${QMINES_TARGET_TOOLS}/ar CACHE FILEPATH "")
set(CMAKE_RANLIB ${QMINES_TARGET_TOOLS}/ranlib CACHE FILEPATH "")
set(CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_DISABLE_PRECOMPILE_HEADERS ON)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY) # linking would compile Zig's C++ library, unoptimized
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES QMINES_TARGET_SYSTEM QMINES_TARGET_MACHINE QMINES_TARGET_TOOLS)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF) # Zig comes without clang-scan-deps
set(CMAKE_HAVE_LIBC_PTHREAD ON) # Zig links threads by itself
set(CMAKE_INSTALL_NAME_TOOL true) # modules have no install name to change
if(CMAKE_SYSTEM_NAME STREQUAL "Windows")
  # Without a PDB: a module contains its hash, and it contains the folder of the build.
  set(CMAKE_SHARED_LINKER_FLAGS_INIT -s)
  set(CMAKE_MODULE_LINKER_FLAGS_INIT -s)
endif()
